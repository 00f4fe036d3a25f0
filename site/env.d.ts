/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whether the not-found page is left to the server in front, which stores one for all addresses. */
    sharesNotFound?: boolean
    /** Whether the page shows a draft to an editor. */
    isPreview?: boolean
    /** What came of a form that was sent without JavaScript. */
    form?: import('./ui/forms/form-state.ts').FormState
    /** What came of a tool's form that was sent without JavaScript, and what was typed into it. */
    toolRun?: import('./tool-calls/shown-run.ts').ShownRun
    /** Why a page could not be rendered. */
    error?: unknown
  }
}
