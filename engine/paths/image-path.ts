/** Where the images of this site are: `/images/{project}/{dataset}/…`. */
export type ImagePlace = { project: string; dataset: string }

const REFERENCE = /^image-([A-Za-z0-9]+-\d+x\d+)-([a-z0-9]+)$/

/**
 * Returns the path of an uploaded image; undefined if the value is not an asset reference.
 * @example imagePathOf('image-ab12-800x500-jpg', { project: 'p', dataset: 'd' }, 'w=400')
 * // '/images/p/d/ab12-800x500.jpg?w=400'
 */
export function imagePathOf(assetRef: string | null | undefined, { project, dataset }: ImagePlace, query = '') {
  const [, name, format] = REFERENCE.exec(assetRef ?? '') ?? []
  return name ? `/images/${project}/${dataset}/${name}.${format}${query && `?${query}`}` : undefined
}
