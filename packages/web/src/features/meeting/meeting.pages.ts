import { AfterMeeting } from './AfterMeeting.tsx'

export const meetingPages = { More: AfterMeeting }
