/**
 * Applies the stored theme and the stored width of the tools before the first paint, so that the page never flashes. It
 * is the only inline script of the site; the Content-Security-Policy contains its hash.
 */
export const themeScript =
  'try{let{theme:t,toolLayout:l}=localStorage,d=document.documentElement.dataset;t&&(d.theme=t);l&&(d.toolLayout=l)}catch{}'
