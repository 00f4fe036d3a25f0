import { headTitle } from '#site/documents/head-texts.ts'

const endings = [': a free tool without an account', ': free tool, no account', ': a free tool', ': free tool']

/**
 * @example titleOf('HEIC to JPG', 'Prairie Signal') // 'HEIC to JPG: a free tool without an account | Prairie Signal'
 */
export const titleOf = (name: string, brand: string) =>
  headTitle([...endings.map((ending) => `${name}${ending} | ${brand}`), name])
