import { OpenOnMap } from './OpenOnMap.tsx'

export const placePages = { More: OpenOnMap }
