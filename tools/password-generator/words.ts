/** EFF's long list for dice (7,776 words), as the package has it, without words that hold a hyphen. */
export async function passphraseWords(): Promise<string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return (dictionary['diceware-common'] as string[]).filter((word) => /^[a-z]{3,9}$/.test(word))
}
