import { headTitle } from '#site/documents/head-texts.ts'

/**
 * Returns the title of a tool's page, with the brand if there is room for it.
 * @example titleOf('Word counter with limits for each network', 'Prairie Signal') // '… | Prairie Signal'
 */
export const titleOf = (title: string, brand: string) => headTitle([`${title} | ${brand}`, title])
