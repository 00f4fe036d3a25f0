/** Returns the number of a page after the first from its path; NaN for everything else. */
export const laterPage = (segment: string | undefined) =>
  /^[1-9]\d{0,5}$/.test(segment ?? '') ? Number(segment) : Number.NaN

/** Returns the title of one page of a list. */
export const laterTitle = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`)
