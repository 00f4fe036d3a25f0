/** Applies the stored theme and the stored width of the tools before the first paint, so that the page never flashes. */
const applyStoredLooks =
  'try{let{theme:t,toolLayout:l}=localStorage,d=document.documentElement.dataset;t&&(d.theme=t);l&&(d.toolLayout=l)}catch{}'

/**
 * Runs the scripts that wait in `<template data-scripts>`, in their order, once the page has been painted: a page is
 * complete without them, so they delay nothing that a visitor sees. A page in the background is not painted, and runs
 * them at once.
 */
const runScriptsAfterPaint =
  'addEventListener("DOMContentLoaded",()=>{let r=()=>document.querySelectorAll("template[data-scripts]").forEach(t=>t.content.querySelectorAll("script").forEach(({src:s})=>document.body.append(Object.assign(document.createElement("script"),{type:"module",async:!1,src:s}))));document.hidden?r():requestAnimationFrame(()=>setTimeout(r))})'

/** The only inline script of the site; the Content-Security-Policy contains its hash. */
export const inlineScript = `${applyStoredLooks}${runScriptsAfterPaint}`
