// What the home page loads, gzipped, against the budget; fonts are counted apart.
// Walks the built files from index.html as a browser would.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const budget = 120_000;
const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const listing = join(dist, '.vite/manifest.json');
if (!existsSync(listing)) {
  console.error('Nothing to weigh: run `npm run build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(listing, 'utf8'));

const foreign = Object.keys(manifest).filter((name) => /(\/cli|\.terminal)\.ftl/.test(name));
if (foreign.length) {
  console.error(`Texts for the terminal alone are in the client: ${foreign.join(', ')}`);
  process.exit(1);
}

const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
const home = manifest['src/pages/home/Home.svelte'];
// Every game's index, for the home page shows its picture and one sentence.
const games = Object.entries(manifest).filter(([name]) => /^src\/games\/[^/]+\/index\.ts$/.test(name));

function reach(chunk, files) {
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const name of chunk.imports ?? []) reach(manifest[name], files);
  return files;
}

const always = new Set(['index.html', 'theme.js', 'icon.svg']);
for (const chunk of [entry, home, ...games.map(([, chunk]) => chunk)]) reach(chunk, always);

const texts = (lang) =>
  ['house', ...games.map(([name]) => name.split('/')[2])].map((file) => {
    const chunk = manifest[`../texts/${lang}/${file}.ftl?raw`] ?? manifest[`../texts/${lang}/${file}.ftl`];
    return chunk.file;
  });

const gzipped = (file) => gzipSync(readFileSync(join(dist, file)), { level: 6 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

let worst = 0;
for (const file of always) console.log(kilobytes(gzipped(file)), file);
const common = [...always].reduce((sum, file) => sum + gzipped(file), 0);
for (const lang of ['en', 'ru', 'uk']) {
  const spoken = texts(lang).reduce((sum, file) => sum + gzipped(file), 0);
  worst = Math.max(worst, common + spoken);
  console.log(kilobytes(spoken), `texts in ${lang}`, kilobytes(common + spoken), 'together');
}

const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2'));
const weight = (script) =>
  fonts
    .filter((name) => script.test(name))
    .reduce((sum, name) => sum + readFileSync(join(dist, 'assets', name)).length, 0);
console.log(kilobytes(weight(/-latin-\d/)), 'fonts, Latin', kilobytes(weight(/-cyrillic-\d/)), 'more for Cyrillic');

console.log(`The home page loads ${kilobytes(worst).trim()} at most; the budget is ${kilobytes(budget).trim()}.`);
if (worst > budget) process.exit(1);
