import { ApiError } from '../api/api.error.ts'

/** The server does not answer, and this device has nothing of today. */
export class NotReadToday extends ApiError {}
