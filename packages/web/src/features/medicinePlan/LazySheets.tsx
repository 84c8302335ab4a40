import { lazy } from 'react'
import { loadChunk } from '../../platform/screens/chunk.ts'

// Most who look at medicines neither add one nor sign.
const load = async () => (await loadChunk(() => import('./medicinePlan.sheets.ts'))).sheets

export const AuthoritySheet = lazy(async () => ({ default: (await load()).AuthoritySheet }))
export const WordSheet = lazy(async () => ({ default: (await load()).WordSheet }))
