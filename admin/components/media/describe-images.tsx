'use client'
import { useState } from 'react'
import { countOf } from '#engine/text/count-of.ts'
import { Description, type ToDescribe } from './description.tsx'

type DescribeImagesProps = { images: ToDescribe[]; total: number; path: string }

/** Renders the images that nobody has described, one below the other. What is described stays until the next visit. */
export function DescribeImages({ images, total, path }: DescribeImagesProps) {
  const [described, setDescribed] = useState<ReadonlySet<number>>(new Set())
  const left = total - described.size
  const note = (id: number) => (isDescribed: boolean) =>
    setDescribed((before) => new Set(isDescribed ? [...before, id] : [...before].filter((one) => one !== id)))
  return (
    <>
      <p className="describe-images-count" role="status">
        {left === 0 ? 'Every image is described.' : `${countOf(left, 'image')} to describe.`}
      </p>
      <ol className="describe-images-list">
        {images.map((image) => (
          <li key={image.id}>
            <Description image={image} onSaved={note(image.id)} />
          </li>
        ))}
      </ol>
      {total > images.length && (
        <p>
          <a className="describe-images-more" href={path}>
            Show the next images
          </a>
        </p>
      )}
    </>
  )
}
