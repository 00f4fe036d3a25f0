/** Loads EFF's long word list for dice (7,776 words), as in the package, without words that contain a hyphen. */
export async function passphraseWords(): Promise<string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return (dictionary['diceware-common'] as string[]).filter((word) => /^[a-z]{3,9}$/.test(word))
}
