import type { AdminViewServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { OwnView, signedInUser } from '../views/own-view.tsx'
import { DescribeImages } from './describe-images.tsx'
import { undescribedWhere } from './undescribed-where.ts'

const PATH = '/admin/describe-images'
const MAX_SHOWN = 100

/** Renders the screen “Describe images”. */
export async function DescribeImagesView(view: AdminViewServerProps) {
  const user = signedInUser(view, PATH)
  const { payload } = view.initPageResult.req
  const { docs, totalDocs } = hasRole(user, 'editor')
    ? await payload.find({
        collection: 'media',
        where: undescribedWhere,
        sort: '-createdAt',
        limit: MAX_SHOWN,
        depth: 0,
        user,
        overrideAccess: false,
      })
    : { docs: [], totalDocs: 0 }
  const images = docs.map(({ id, originalName, filename, thumbnailURL }) => ({
    id,
    name: originalName || filename || `Image ${id}`,
    href: `/admin/collections/media/${id}`,
    thumbnailURL: thumbnailURL ?? null,
  }))
  return (
    <OwnView view={view} label="Describe images" className="describe-images">
      <header>
        <h1>Describe images</h1>
        <p>
          Say in one sentence what each image shows, for people who cannot see it. Each description is saved when you
          leave its field; Enter goes to the next one. Nothing that shows an image without a description can be
          published.
        </p>
      </header>
      <DescribeImages images={images} total={totalDocs} path={PATH} />
    </OwnView>
  )
}
