import { z } from 'zod'
import { hasRole, roles } from '../access/roles.ts'
import { cmsEndpoint, lenientText } from '../endpoints/cms-endpoint.ts'
import { type FoundGroup, findDocuments, wordsIn } from './find-documents.ts'
import { matchScreens, screensFor } from './screens.ts'

const MAX_LENGTH = 100
const MAX_SCREENS = 6

const Asked = z.object({ q: lenientText.transform((typed) => typed.slice(0, MAX_LENGTH)) })

/** `GET /cms-api/finder?q=oak`: documents, screens, and actions for the account that asks, best group first. */
const finder = cmsEndpoint(
  { path: '/finder', method: 'get', mayCall: (user) => hasRole(user, ...roles), schema: Asked },
  async ({ input: { q }, req }) => {
    const words = wordsIn(q)
    const [documents, screens] = await Promise.all([findDocuments(req, q), screensFor(req)])
    const shown = words.length > 0 ? matchScreens(screens, words).slice(0, MAX_SCREENS) : starters(screens)
    const groups: FoundGroup[] = shown.length > 0 ? [...documents, { title: 'Go to', items: shown }] : documents
    const bestOf = ({ items }: FoundGroup) => Math.max(...items.map(({ score }) => score))
    return { groups: words.length > 0 ? groups.sort((a, b) => bestOf(b) - bestOf(a)) : groups }
  },
)

export const finderEndpoints = [finder]

/** Returns what people begin, before they have typed anything. */
function starters(screens: Awaited<ReturnType<typeof screensFor>>) {
  const actions = screens.filter(({ detail }) => detail === 'Action').slice(0, MAX_SCREENS)
  return (actions.length > 0 ? actions : screens.slice(0, MAX_SCREENS)).map((screen) => ({ ...screen, score: 0 }))
}
