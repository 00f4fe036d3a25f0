import type { Person, ProfilePage } from 'schema-dts'
import { organizationId, pageId, partId } from './ids.ts'

export type PersonFacts = {
  path: string
  name: string
  role?: string
  bio?: string
  /** URLs of profiles on other sites. */
  sameAs?: string[]
  /** Absolute URL of a portrait. */
  image?: string | undefined
}

/** Returns a person's page and the person. */
export function profile({ path, name, role, bio, sameAs = [], image }: PersonFacts, siteUrl: string) {
  const id = partId(siteUrl, path, 'person')
  const person = {
    '@type': 'Person',
    '@id': id,
    name,
    url: siteUrl + path,
    ...(role ? { jobTitle: role } : {}),
    ...(bio ? { description: bio } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(image ? { image } : {}),
    worksFor: { '@id': organizationId(siteUrl) },
  } satisfies Person
  const page = { '@type': 'ProfilePage', '@id': pageId(siteUrl, path), mainEntity: person } satisfies ProfilePage
  return [page]
}
