import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Checks, at each width of the window in pixels, that the cards stand in so many columns and fill them row by row.
 */
export async function expectColumns(page: Page, cards: Locator, columnsAt: Record<number, number>) {
  for (const [width, columns] of Object.entries(columnsAt)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
    expect.soft(new Set(lefts).size, `columns at ${width} px`).toBe(columns)
    expect.soft(new Set(lefts.slice(0, columns)).size, `cards of the first row at ${width} px`).toBe(columns)
  }
}
