// Whether this device is a paired tablet at the door. What it holds is the tablet's own (features/kiosk).
import { deviceStorage, readJson } from './storage.ts'

export const doorKey = 'kiosk'

export const isDoor = (): boolean => readJson(deviceStorage(), doorKey) !== undefined
