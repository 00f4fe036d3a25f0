import { Tokenizer, TokenizerMode } from 'parse5'
import { getDomain, getPublicSuffix } from 'tldts'
import { stateOf } from '#engine/web/page-state.ts'
import { isRead, whyUnread } from '#engine/web/received-page.ts'
import { exchangeWith } from '#tools/http-header-checker/exchange-of.ts'
import { type CheckedRule, type RuleName, scoreSecurity } from '#tools/http-header-checker/rules/score.ts'
import type { SiteView } from '../../site/site-view.ts'
import { isOnThisMachine } from './secure-context.ts'

export type CheckedHeaders = { url: string; rules: Map<RuleName, CheckedRule> } | { unmeasured: string }

const checked = new WeakMap<SiteView, CheckedHeaders>()

/** Returns what the header checker says about the home page, or why it cannot say anything. */
export function checkedHeaders(site: SiteView): CheckedHeaders {
  const known = checked.get(site)
  if (known) return known
  const result = check(site)
  checked.set(site, result)
  return result
}

function check({ entrances, now }: SiteView): CheckedHeaders {
  if ('unmeasured' in entrances) return entrances
  const [https, http, preflight] = entrances.value
  if (!https || !http) return { unmeasured: 'The home page was not requested over https and http.' }
  const found = exchangeWith({ https, http, preflight, now }, { getDomain, getPublicSuffix, Tokenizer, TokenizerMode })
  if (!found) {
    const unread = [https, http].find((page) => !isRead(page))
    return { unmeasured: unread && !isRead(unread) ? whyUnread(unread) : 'The home page could not be read.' }
  }
  const { page, exchange } = found
  if (isOnThisMachine(page.url)) return { unmeasured: 'A server on this machine has no visitors to protect.' }
  const state = stateOf(page)
  if (state.kind !== 'ok') return { unmeasured: state.message }
  return { url: page.url, rules: new Map(scoreSecurity(exchange).rules.map((rule) => [rule.rule, rule])) }
}
