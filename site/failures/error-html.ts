import { escapeXml } from '#engine/xml.ts'
import { plainPagePolicy } from '#platform/http/content-security-policy.ts'

type ErrorPage = {
  status: number
  title: string
  text: string
  /** The URL the visitor requested, to try again. Without it, only the home page is offered. */
  again?: string | undefined
  /** The operator's email address, from the environment because the site's content may be unavailable. */
  email?: string | undefined
  /** Reloads the page when a source file is saved. */
  isDevelopment?: boolean | undefined
}

/** The site's colors, line, and type scale, with system fonts: the page loads no file. */
const style = `:root{color-scheme:light dark}*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;align-content:center;background:light-dark(#F4F1E8,#0C1512);color:light-dark(#10201A,#EEEBE0);font:400 1.0625rem/1.56 "Familjen Grotesk",Arial,"Liberation Sans",Helvetica,sans-serif;overflow-x:clip}
main{width:100%;max-width:90rem;margin-inline:auto;padding:clamp(2.5rem,5.6vw,5.25rem) clamp(1.25rem,4.45vw,4rem)}
h1{font-size:clamp(2.75rem,1.2rem + 6.2vw,6.75rem);line-height:.94;letter-spacing:-.042em;font-weight:600;max-width:10.6em;text-wrap:balance}
p{margin-top:1.5rem;max-width:30em;font-size:clamp(1.125rem,1.06rem + .35vw,1.375rem);line-height:1.42;color:light-dark(#46534C,#AEB8B0)}
svg{display:block;width:calc(100% + 50vw);height:4.5rem;margin:clamp(2rem,4vw,3.5rem) 0 0 -50vw;overflow:visible}
path{fill:none;stroke:light-dark(#10201A,#EEEBE0);stroke-width:1.5;vector-effect:non-scaling-stroke}
.stop{stroke:light-dark(#B3231B,#FF8A7A);stroke-width:4}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 2rem;margin-top:2rem}
a{color:inherit;text-underline-offset:.22em}
a:focus-visible{outline:3px solid light-dark(#10201A,#FFC9AE);outline-offset:3px}
.again{display:inline-flex;align-items:center;min-height:3rem;padding:.625rem 1.5rem;border-radius:2px;background:light-dark(#F04B08,#FF6A2E);color:#10201A;font-weight:600;text-decoration:none}
form{display:grid;gap:1.25rem;max-width:40rem;margin-top:2rem}
form div{display:grid;gap:.375rem}
input,textarea{width:100%;min-height:3rem;padding:.625rem .75rem;border:1px solid light-dark(#5C6760,#8C978F);border-radius:2px;background:transparent;color:inherit;font:inherit}
button{justify-self:start;border:0;font:inherit;cursor:pointer}
input:focus-visible,textarea:focus-visible,button:focus-visible{outline:3px solid light-dark(#10201A,#FFC9AE);outline-offset:3px}
small{font:400 .8125rem/1.5 "JetBrains Mono",ui-monospace,Menlo,Consolas,monospace;color:light-dark(#5C6760,#8C978F)}`

/** The content security policy of these pages allows their own style, by its hash, and nothing else. */
export const errorPagePolicy = plainPagePolicy(style, { hasForm: false })
export const developmentErrorPagePolicy = plainPagePolicy(style, { hasForm: false, isDevelopment: true })
/** The same policy for a page with a form. */
export const formPagePolicy = plainPagePolicy(style, { hasForm: true })

/**
 * Returns a page that needs no database, template, or other file. It shows a flat line that stops at a bar,
 * what happened, and what to do next. The URL is escaped; all other texts are our own.
 */
export function errorHtml({ again, ...page }: ErrorPage) {
  return errorPage({ ...page, next: again ? `<a class="again" href="${escapeXml(again)}">Try again</a>` : '' })
}

type PlainPage = Omit<ErrorPage, 'again'> & {
  /** HTML below the text, before the other links; the caller escapes it. */
  more?: string
  next?: string
}

/** Returns the HTML of a page that needs no other file. */
export function errorPage({ status, title, text, more = '', next = '', email, isDevelopment }: PlainPage) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeXml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style>${isDevelopment ? '<script type="module" src="/@vite/client"></script>' : ''}</head>
<body><main><h1>${escapeXml(title)}</h1><p>${escapeXml(text)}</p>
${more}
<svg viewBox="0 0 400 80" preserveAspectRatio="none" aria-hidden="true"><path d="M0 60H300"/><path class="stop" d="M300 30V76"/></svg>
<nav aria-label="Where to go">${next}<a href="/">Go to the home page</a>${email ? `<a href="mailto:${escapeXml(email)}">${escapeXml(email)}</a>` : ''}<small>Status ${status}</small></nav></main></body></html>`
}
