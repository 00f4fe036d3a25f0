import { iconRoute } from '../brand-files/icon-response.ts'

export const GET = iconRoute('apple-touch-icon.png')
