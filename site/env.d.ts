/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whether the server in front renders the not-found page, of which it stores one for all URLs. */
    sharesNotFound?: boolean
    /** Whether the page shows a draft to an editor. */
    isPreview?: boolean
    /** Result of a form that was sent without JavaScript. */
    form?: import('./ui/forms/state.ts').FormState
    /** What came of a tool's form that was sent without JavaScript, and what was typed into it. */
    toolRun?: import('./tool-calls/shown-run.ts').ShownRun
    /** Why a page could not be rendered. */
    error?: unknown
  }
}
