import type { Extras } from './site/site-view.ts'
import type { TrialPage, TrialSite } from './trial/site-model.ts'

/** A fault that a change of the trial site also causes, on purpose. */
export type AlsoFound = { rule: string /** '' for the changed page. */; url: string }

/**
 * Changes a fresh page that breaks no rule, or the site around it, or (in a `site` proof) puts something into `extras`:
 * a certificate, a page in a browser. Returns other rules that this breaks as well.
 */
export type Change = (page: TrialPage, site: TrialSite, extras: Partial<Extras>) => AlsoFound[] | undefined

/**
 * What a rule must find, and what it must leave alone. Each change of a `page` proof is made to a page of its own on
 * one large site; each change of a `site` proof to a small site of its own.
 */
export type Proof = {
  rule: string
  on: 'page' | 'site'
  /** The rule finds the page (for `site`: something) after each of these. */
  faults: [Change, ...Change[]]
  /** The rule finds nothing after each of these, however close they are. */
  nearMisses: [Change, ...Change[]]
}
