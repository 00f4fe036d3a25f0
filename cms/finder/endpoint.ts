import type { Endpoint } from 'payload'
import { hasRole, roles } from '../access/roles.ts'
import { jsonResponse, refused } from '../endpoints/csv-file.ts'
import { type FoundGroup, findDocuments, wordsIn } from './find-documents.ts'
import { matchScreens, screensFor } from './screens.ts'

const MAX_LENGTH = 100
const MAX_SCREENS = 6

/** `GET /cms-api/finder?q=oak`: documents, screens, and actions for the account that asks, best group first. */
export const finderEndpoints: Endpoint[] = [
  {
    path: '/finder',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, ...roles)) return refused(req)
      const typed = (req.searchParams.get('q') ?? '').slice(0, MAX_LENGTH)
      const words = wordsIn(typed)
      const [documents, screens] = await Promise.all([findDocuments(req, typed), screensFor(req)])
      const shown = words.length > 0 ? matchScreens(screens, words).slice(0, MAX_SCREENS) : starters(screens)
      const groups: FoundGroup[] = shown.length > 0 ? [...documents, { title: 'Go to', items: shown }] : documents
      const bestOf = ({ items }: FoundGroup) => Math.max(...items.map(({ score }) => score))
      return jsonResponse(200, { groups: words.length > 0 ? groups.sort((a, b) => bestOf(b) - bestOf(a)) : groups })
    },
  },
]

/** Returns what people begin, before they have typed anything. */
function starters(screens: Awaited<ReturnType<typeof screensFor>>) {
  const actions = screens.filter(({ detail }) => detail === 'Action').slice(0, MAX_SCREENS)
  return (actions.length > 0 ? actions : screens.slice(0, MAX_SCREENS)).map((screen) => ({ ...screen, score: 0 }))
}
