/**
 * Runs before anything is painted, so that a chosen theme and the chosen width of the tools never flash. The one inline
 * script of the site: its hash is in the Content-Security-Policy.
 */
export const themeScript =
  'try{let{theme:t,toolLayout:l}=localStorage,d=document.documentElement.dataset;t&&(d.theme=t);l&&(d.toolLayout=l)}catch{}'
