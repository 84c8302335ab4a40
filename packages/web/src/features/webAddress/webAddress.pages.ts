import { ShowPage } from './ShowPage.tsx'

export const webAddressPages = { More: ShowPage }
