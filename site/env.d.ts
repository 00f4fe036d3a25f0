/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Whether the server in front renders the not-found page, of which it stores one for all URLs. */
    sharesNotFound?: boolean
    /** Whether the page shows a draft to an editor. */
    isPreview?: boolean
    /** Result of a form that was sent without JavaScript. */
    form?: import('./ui/forms/form-state.ts').FormState
    /** Result of a tool's form that was sent without JavaScript, and its input. */
    toolRun?: import('./tools/runs/shown-run.ts').ShownRun
    /** Why a page could not be rendered. */
    error?: unknown
  }
}
