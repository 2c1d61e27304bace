// Before the first paint: the theme that was chosen here, else the system's.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('deciban.theme');
  } catch (error) {
    // Storage may be forbidden; the system's theme will do.
  }
  var day = matchMedia('(prefers-color-scheme: light)').matches;
  var system = day ? 'day' : 'lamp';
  var known = choice === 'lamp' || choice === 'day';
  document.documentElement.dataset.theme = known ? choice : system;
})();
