import { RootPage } from '@payloadcms/next/views'
import { redirect } from 'next/navigation'
import { brandedMetadata } from '#admin/branded-metadata.ts'
import { queryWithoutUnreadableFilter } from '#admin/unreadable-filter.ts'
import config from '#cms/payload.config.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = (args: Args) => brandedMetadata(args, config)

export default async function Page(args: Args) {
  const { segments = [] } = await args.params
  const query = await queryWithoutUnreadableFilter(await config, segments, await args.searchParams)
  if (query !== undefined) redirect(`/admin/${segments.map(encodeURIComponent).join('/')}${query}`)
  return RootPage({ ...args, config, importMap })
}
