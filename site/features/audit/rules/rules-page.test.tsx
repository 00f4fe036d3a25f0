import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rules } from '#audit/rules/index.ts'
import { ruleName } from '#audit/rules/rule-name.ts'
import { RULE_NAMES } from '#audit/rules/rule-names.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { ruleGroups, rulePath } from './rule-groups.ts'
import { RulePage } from './rule-page.tsx'
import { RulesPage } from './rules-page.tsx'

test('every rule has a name of its own and is listed with its page', () => {
  expect(new Set(rules.map(({ id }) => ruleName(id))).size).toBe(rules.length)
  const html = parseHtml(renderToStaticMarkup(<RulesPage crumbs={[]} groups={ruleGroups()} query="" />))
  const links = [...html.querySelectorAll('.rule-entries a')].map((link) => link.getAttribute('href'))
  expect(links.toSorted()).toEqual(rules.map(({ id }) => rulePath(id)).toSorted())
})

test('a name that is written out belongs to a rule', () => {
  const ids = new Set(rules.map(({ id }) => id))
  expect(Object.keys(RULE_NAMES).filter((id) => !ids.has(id))).toEqual([])
})

test('a search shows the rules that fit, and nothing of the others', () => {
  const html = parseHtml(renderToStaticMarkup(<RulesPage crumbs={[]} groups={ruleGroups()} query="TITLE missing" />))
  const shown = [...html.querySelectorAll('.rule-entries li:not([hidden]) b')].map((name) => name.textContent)
  expect(shown).toContain('Title missing')
  expect(shown.every((name) => name?.toLowerCase().includes('missing'))).toBe(true)
  const none = parseHtml(renderToStaticMarkup(<RulesPage crumbs={[]} groups={ruleGroups()} query="xyzzy" />))
  expect(none.querySelector('output')?.textContent).toBe('No rules match.')
})

test.each(rules)('the page of $id has every text of the rule, and its source', (rule) => {
  const html = parseHtml(renderToStaticMarkup(<RulePage rule={rule} crumbs={[]} others={[]} />))
  for (const text of [rule.measures, rule.why, rule.fix, rule.appliesTo, rule.source.label])
    expect(html.body.textContent).toContain(text)
  expect(html.querySelector(`a[href="${rule.source.url}"]`)).not.toBeNull()
})
