import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { withoutFaults } from '#admin/cms-route.ts'
import config from '#cms/payload.config.ts'

export const GET = withoutFaults(REST_GET(config), config)
export const POST = withoutFaults(REST_POST(config), config)
export const DELETE = withoutFaults(REST_DELETE(config), config)
export const PATCH = withoutFaults(REST_PATCH(config), config)
export const PUT = withoutFaults(REST_PUT(config), config)
export const OPTIONS = withoutFaults(REST_OPTIONS(config), config)
