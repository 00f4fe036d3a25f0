import { NotFoundPage } from '@payloadcms/next/views'
import { brandedMetadata } from '#admin/branded-metadata.ts'
import config from '#cms/payload.config.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = (args: Args) => brandedMetadata(args, config)

export default function NotFound(args: Args) {
  return NotFoundPage({ ...args, config, importMap })
}
