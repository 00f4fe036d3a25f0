import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formulas } from '#engine/formulas/registry.ts'
import { FormulaPage } from './formula-page.tsx'

test.each(formulas)('the page of $slug shows what the code of the formula computes', (formula) => {
  const html = renderToStaticMarkup(<FormulaPage formula={formula} crumbs={[]} tools={[]} />)
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
  for (const line of [...formula.expression, ...formula.properties, ...formula.limits, formula.missing])
    expect(text).toContain(line)
  for (const { values } of formula.examples) for (const line of formula.explain(values)) expect(text).toContain(line)
})
