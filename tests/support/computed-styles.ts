import type { Page } from 'playwright-core'

export type StyleComparison = { elements: number; values: number; differences: string[] }

export const WIDTHS = [390, 820, 1440]
/** Maximum number of elements for each stylesheet; a stylesheet with more selectors is sampled evenly. */
const MAX_ELEMENTS = 250
const PAIRS = 100
/** States that no element can be put into; they become classes, in both stylesheets alike. */
const STATES =
  /(?<!\\):(hover|focus-visible|focus-within|focus|active|visited|checked|disabled|enabled|target|placeholder-shown|invalid|valid|required|read-only|indeterminate|fullscreen|any-link|link|autofill|open|popover-open)(?![\w-])/g

/**
 * Compares what Chromium computes under a stylesheet and under its minified form, for elements that match its
 * selectors, alone and in pairs.
 * @returns the number of compared values, and the first differences as sentences
 */
export async function compareComputedStyles(page: Page, source: string, output: string): Promise<StyleComparison> {
  const [before, after] = [source, output].map((css) => css.replace(STATES, '._$1')) as [string, string]
  await page.setContent('<!doctype html><html lang="en"><head></head><body></body></html>')
  const html = await page.evaluate(buildElements, { css: before, limit: MAX_ELEMENTS, pairs: PAIRS })
  const comparison: StyleComparison = { elements: html.count, values: 0, differences: [] }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const [one, other] = [await stylesOf(page, html, before), await stylesOf(page, html, after)]
    for (const [at, element] of one.entries())
      for (const [property, value] of Object.entries(element.values)) {
        comparison.values++
        const found = other[at]?.values[property]
        if (found !== value)
          comparison.differences.push(`${width} px, ${element.name}, ${property}: ${value} before, ${found} after`)
      }
  }
  return comparison
}

async function stylesOf(page: Page, { body, properties }: { body: string; properties: string[] }, css: string) {
  await page.setContent(`<!doctype html><html lang="en"><head></head><body>${body}</body></html>`)
  return page.evaluate(readStyles, { css, properties })
}

/** In the page: builds an element for each selector, with the elements around it. */
function buildElements({ css, limit, pairs }: { css: string; limit: number; pairs: number }) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const found = new Set<string>()
  const properties = new Set<string>()
  const visit = (rules: CSSRuleList, parent: string) => {
    for (const rule of rules) {
      const own = rule instanceof CSSStyleRule ? rule.selectorText : ''
      const full =
        own === '' ? parent : parent === '' ? own : own.includes('&') ? own.replaceAll('&', parent) : `${parent} ${own}`
      if (rule instanceof CSSStyleRule) for (const property of rule.style) properties.add(property)
      if (own !== '') for (const one of full.split(/,(?![^()[\]]*[)\]])/)) found.add(one.trim())
      if ('cssRules' in rule) visit((rule as CSSGroupingRule).cssRules, full.split(/,(?![^()[\]]*[)\]])/)[0] ?? '')
    }
  }
  visit(style.sheet?.cssRules as CSSRuleList, '')
  const step = Math.max(1, found.size / limit)
  const selectors = [...found].filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  const root = document.createElement('div')
  for (const selector of selectors) {
    const built = build(selector)
    if (built) root.append(built)
  }
  const last = (selector: string) => selector.split(/[\s>+~]+(?![^()[\]]*[)\]])/).at(-1) ?? ''
  for (let at = 0; at < pairs; at++) {
    const [one, other] = [
      selectors[(at * 7919) % selectors.length] ?? '',
      selectors[(at * 104729 + 13) % selectors.length] ?? '',
    ]
    const built = build(`${one}${last(other).replace(/^[a-zA-Z][\w-]*/, '')}`)
    if (built) root.append(built)
  }
  style.remove()
  return { body: root.innerHTML, properties: [...properties], count: root.querySelectorAll('*').length }

  function build(selector: string): Element | undefined {
    const parts = selector.match(/[>+~]|(?:\\.|\[[^\]]*\]|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s>+~])+/g) ?? []
    let top: Element | undefined
    let here: Element | undefined
    let combinator = ' '
    for (const part of parts) {
      if (/^[>+~]$/.test(part)) {
        combinator = part
        continue
      }
      const element = make(part)
      if (!element) return undefined
      if (!here) top = element
      else if (combinator === '+' || combinator === '~') {
        if (!here.parentElement) {
          const box = document.createElement('div')
          box.append(here)
          top = box
        }
        here.after(element)
      } else here.append(element)
      here = element
      combinator = ' '
    }
    here?.setAttribute('data-subject', selector.slice(0, 120))
    return top
  }

  function make(compound: string): Element | undefined {
    const bare = compound.replace(/::?[a-zA-Z-]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?/g, (pseudo) => {
      const inside = /^:(?:is|where)\(([^,)]*)/.exec(pseudo)?.[1]
      return inside && !/[\s>+~]/.test(inside.trim()) ? inside.trim() : ''
    })
    const tag = /^[a-zA-Z][\w-]*/.exec(bare)?.[0] ?? 'div'
    if (/^(?:html|head|body|script|style)$/i.test(tag)) return document.createElement('div')
    try {
      const element = document.createElement(tag)
      for (const [, kind, name] of bare.matchAll(/([.#])((?:\\.|[\w-]|[^\0-\x7f])+)/g)) {
        const plain = (name ?? '')
          .replace(/\\([\da-f]{1,6}) ?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
          .replace(/\\(.)/g, '$1')
        if (kind === '.') element.classList.add(plain)
        else element.id = plain
      }
      for (const [, name = '', value = ''] of bare.matchAll(
        /\[\s*([\w-]+)\s*(?:[~|^$*]?=\s*"?([^"\]]*?)"?\s*(?:[is])?)?\]/g,
      ))
        element.setAttribute(name, value)
      return element
    } catch {
      return undefined
    }
  }
}

/**
 * In the page: returns the computed values of everything the stylesheet sets, for all elements and their generated
 * boxes.
 */
async function readStyles({ css, properties }: { css: string; properties: string[] }) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  // Layout starts to load the fonts, and elements have other sizes before it ends.
  document.body.getBoundingClientRect()
  await document.fonts.ready
  for (const animation of document.getAnimations()) animation.cancel()
  const list: { name: string; values: Record<string, string> }[] = []
  for (const element of [document.documentElement, document.body, ...document.querySelectorAll('[data-subject]')])
    for (const pseudo of [undefined, '::before', '::after']) {
      const computed = getComputedStyle(element, pseudo)
      if (pseudo && computed.content === 'none') continue
      const values: Record<string, string> = {}
      for (const property of properties) values[property] = computed.getPropertyValue(property)
      list.push({ name: `${element.getAttribute('data-subject') ?? element.tagName}${pseudo ?? ''}`, values })
    }
  return list
}
