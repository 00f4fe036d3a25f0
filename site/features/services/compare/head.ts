import { headDescription, headTitle } from '#site/documents/head-texts.ts'
import { COMPARE_PATH } from './choice.ts'

/**
 * Returns the metadata of the comparison. There are thousands of combinations, and each repeats what the pages of its
 * services say, so search engines follow their links and index only the page without a choice.
 * @param names of the compared services
 */
export function compareHead(names: string[], brand: string) {
  const subject = names.length > 0 ? `Compare ${names.join(', ')}` : 'Compare services by week and price'
  return {
    title: headTitle([
      `${subject} | ${brand}`,
      `${subject}: weeks and prices | ${brand}`,
      subject,
      'Compare services by week, price, and who does what',
    ]),
    description: headDescription([
      'Two or three of our services next to each other: weeks, prices, who does what, and who they are not for.',
      'Below, which plan covers which service.',
    ]),
    path: COMPARE_PATH,
    robots: names.length > 0 ? 'noindex, follow' : undefined,
  }
}
