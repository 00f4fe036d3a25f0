/**
 * Applies the stored theme and the stored width of the tools before the first paint, so that the page never flashes.
 */
const applyStoredLooks =
  'try{let{theme:t,toolLayout:l}=localStorage,d=document.documentElement.dataset;t&&(d.theme=t);l&&(d.toolLayout=l)}catch{}'

/**
 * Runs the scripts that wait in `<template data-scripts>`, in their order, once the page has been painted: a page is
 * complete without them, so they delay nothing that a visitor sees. A page in the background is not painted, and runs
 * them at once.
 */
const runScriptsAfterPaint =
  'addEventListener("DOMContentLoaded",()=>{let r=()=>document.querySelectorAll("template[data-scripts]").forEach(t=>t.content.querySelectorAll("script").forEach(({src:s})=>document.body.append(Object.assign(document.createElement("script"),{type:"module",async:!1,src:s}))));document.hidden?r():requestAnimationFrame(()=>setTimeout(r))})'

const notLoaded = 'The tool could not be loaded. Check your connection and reload the page. Nothing was sent.'

/**
 * Holds back the form of a tool that runs in the browser until the tool's script takes over (`data-ready`), because the
 * page promises that the input is not sent. If a script cannot be loaded, the button says so.
 */
const holdToolForm = `{let q=f=>"tool"in f.dataset&&f.dataset.runs=="browser"&&!("ready"in f.dataset);addEventListener("submit",e=>{let f=e.target;if(q(f)){e.preventDefault();f.dataset.waits=""}},!0);addEventListener("error",({target:{tagName:t}})=>{for(let f of document.forms)if(t=="SCRIPT"&&q(f)){let b=f.querySelector("[type=submit]");b.setCustomValidity(${JSON.stringify(notLoaded)});"waits"in f.dataset&&b.reportValidity()}},!0)}`

/** Returns the only inline script of a page; the Content-Security-Policy contains its hash. */
export const inlineScriptOf = ({ hasTool = false }: { hasTool?: boolean | undefined }): string =>
  `${applyStoredLooks}${runScriptsAfterPaint}${hasTool ? `;${holdToolForm}` : ''}`
