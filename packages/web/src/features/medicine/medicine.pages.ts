import { BeforeDose } from './BeforeDose.tsx'

export const medicinePages = { Below: { what: BeforeDose } }
