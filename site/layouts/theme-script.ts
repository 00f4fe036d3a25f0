/**
 * Runs before anything is painted, so that a chosen theme never flashes. The one inline script of the site: its hash is
 * in the Content-Security-Policy.
 */
export const themeScript = 'try{let t=localStorage.theme;t&&(document.documentElement.dataset.theme=t)}catch{}'
