/**
 * Returns what this browser stores about a choice: `no`, or `yes` with the scripts that it is about. A script that the
 * site adds later was not agreed to.
 */
export const toStored = (choice: string, urls: string[]): string =>
  choice === 'yes' ? ['yes', ...urls.map(hostAndPath)].join(' ') : 'no'

/** Returns the choice that a stored text stands for, or undefined if the visitor has to be asked. */
export function choiceFor(stored: string | null, urls: string[]): 'yes' | 'no' | undefined {
  const [choice, ...agreed] = (stored ?? '').split(' ')
  if (choice === 'no') return 'no'
  return choice === 'yes' && urls.every((url) => agreed.includes(hostAndPath(url))) ? 'yes' : undefined
}

/** Returns the URL without its query, which changes with a version. */
function hostAndPath(url: string) {
  const { host, pathname } = new URL(url)
  return host + pathname
}
