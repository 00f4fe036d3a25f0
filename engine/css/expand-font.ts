/** Values by the names of longhands. */
export type Parts = Record<string, string>

/** Returns the longhands of `font`; undefined if they cannot be determined. */
export function font(value: string): Parts | undefined {
  const found =
    /^((?:(?:normal|italic|oblique|bold|bolder|lighter|[1-9]00) )*)([\d.]+[a-z%]+|[a-z]+-?(?:small|large)|smaller|larger|small|medium|large)(?:\/([\w.%]+))? ?(.+)$/i.exec(
      value,
    )
  if (!found) return undefined
  const [, before = '', size = '', height = 'normal', family = ''] = found
  const words = before.split(' ').filter((word) => word !== '' && word !== 'normal')
  const style = words.filter((word) => /^(?:italic|oblique)$/i.test(word))
  const weight = words.filter((word) => !/^(?:italic|oblique)$/i.test(word))
  if (style.length > 1 || weight.length > 1 || /\//.test(family)) return undefined
  return {
    'font-style': style[0] ?? 'normal',
    'font-weight': weight[0] ?? '400',
    'font-size': size,
    'line-height': height,
    'font-family': family,
  }
}
