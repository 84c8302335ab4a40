// The constants of section 9 of the specification. Times are in milliseconds unless the name says otherwise.

export const spinnerDelay = 800
export const requestTimeout = 60_000

/** An upload may take longer than that on a network of at least this speed, in bytes a second. A phone with one bar sends
 *  about 10,000: with less time than that a photo would start again for ever. */
const slowestUpload = 5_000

/** @param size in bytes @returns in milliseconds */
export const uploadTimeoutFor = (size: number, least: number): number =>
  Math.max(least, Math.ceil((size / slowestUpload) * 1000))

export const chunkTimeout = 120_000
export const pageDelay = 200
export const pageTimeout = 60_000

export const pageSize = 10
export const noMoreFooterFrom = 5
export const pullToRefreshOffset = 80
export const backToTopFrom = 1000
export const toastDuration = 1500
export const buttonThrottle = 1000
export const throttleDefault = 500
export const debounceDefault = 500
export const popupAnimation = 250
export const popupOpenDelay = 50
export const userPopupHeightPercent = 90
export const textFieldMaxLength = 140
/** The most items of a checkbox group. */
export const checkboxMaximum = 999

/** Age in seconds at which the client renews its access token: 3 days. */
export const tokenRefreshSeconds = 259_200
export const defaultTenantId = '000000'
/** A centre's number. Installations beside one another have longer ones (decision 115). */
export const centreNumber = /^\d{6,9}$/
export const centreNumberMax = 9
export const verificationCodeLength = 4
export const deviceIdLength = 16

export const containerMaxWidth = 700
export const containerFrom = 768
export const defaultTabletWidth = 750
/** Widest first. Each scale applies from this width up. */
export const tabletScales = [
  { from: 1000, scale: 0.7 },
  { from: 834, scale: 1.2 },
  { from: 0, scale: 1.5 },
] as const
export const tabletScaleBounds = { least: 0.7, most: 2.5 } as const

/** Section 3 gives several readings: of the state stored on a device, of the app with its code, and in configuration. */
export const storedStateVersion = '1.0.0'
export const appVersion = '2.0.0'
export const appVersionCode = 100
export const configuredVersion = '2.0.1'

export const defaultLocale = 'en-US'
export const bundledLocale = 'zh-CN'
/** Undo window of a care entry (design: domain, care records). */
export const undoWindow = 10_000

/** The version of the web app, in each of its requests: a server does not answer an app that is newer than itself. */
export const appVersionHeader = 'App-Version'
