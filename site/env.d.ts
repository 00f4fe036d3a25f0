/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What came of a form that was sent without JavaScript. */
    form?: import('./ui/form-state.ts').FormState
    /** What came of a tool's form that was sent without JavaScript, and what was typed into it. */
    toolRun?: { values: Record<string, string>; envelope: import('../engine/tool/envelope.ts').Envelope }
  }
}
