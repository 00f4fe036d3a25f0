/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What came of a form that was sent without JavaScript. */
    form?: import('./ui/form-state.ts').FormState
  }
}
