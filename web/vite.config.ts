import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const house = process.env.DECIBAN_HOUSE ?? 'http://127.0.0.1:8000';

/** The API's own page is served from here too: nothing is loaded from elsewhere. */
function swagger(): Plugin {
  return {
    name: 'swagger',
    apply: 'build',
    writeBundle({ dir }) {
      const from = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
      const to = join(dir!, 'swagger');
      mkdirSync(to, { recursive: true });
      for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
        copyFileSync(join(from, file), join(to, file));
      }
    },
  };
}

/** The house answers at the client's own addresses: here it finds which these are. */
function routes(): Plugin {
  return {
    name: 'routes',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, 'src/client/routes.json'));
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), swagger(), routes()],
  build: {
    target: 'es2022',
    // Everything comes from the house itself under a strict policy: nothing is inlined.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: house, ws: true },
      '/schema': house,
      '/healthz': house,
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['scripts/setup.ts'],
    // A browser for each file would take longer than all tests.
    isolate: false,
    unstubGlobals: true,
    testTimeout: 60_000,
  },
});
