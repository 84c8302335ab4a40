// Detects tablets and desktops. This changes only the scale of the layout (specification, sections 2, 6 and 9).
import { defaultTabletWidth, tabletScaleBounds, tabletScales } from '@daybook/contract/kernel/constants.ts'

export interface TabletDeviceInfo {
  isDesktopBrowser: boolean
  isTablet: boolean
  isLargeScreen: boolean
  screenWidth: number
  screenHeight: number
  shouldUseDesktopVersion: boolean
}

/** @param touchPoints distinguishes a Mac from an iPad with the user agent of a Mac */
export function deviceInfo(
  userAgent: string,
  touchPoints: number,
  screenWidth = defaultTabletWidth,
  screenHeight = 0,
): TabletDeviceInfo {
  const isIPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  const isTablet = isIPad || (/Android/.test(userAgent) && !/Mobile/.test(userAgent))
  const isDesktopBrowser = !isTablet && !/Android|iPhone|iPod|Mobile/.test(userAgent)
  const isLargeScreen = screenWidth >= 1024 || (screenWidth >= 768 && screenHeight >= 1024)
  return {
    isDesktopBrowser,
    isTablet,
    isLargeScreen,
    screenWidth,
    screenHeight,
    shouldUseDesktopVersion: isDesktopBrowser || isLargeScreen,
  }
}

/** The scale of section 9: 0.7, 1.2 or 1.5 by width, between 0.7 and 2.5. */
export function tabletScale(width: number): number {
  const found = tabletScales.find(({ from }) => width >= from)
  const { least, most } = tabletScaleBounds
  return Math.min(most, Math.max(least, found?.scale ?? least))
}

/** The text scale is between 1 and 1.25 on tablets. The factors of section 9 are for a layout in screen widths, so they
 *  are too small or too large for text. */
export function textScale({ isTablet, screenWidth }: TabletDeviceInfo): number {
  return isTablet ? Math.min(1.25, Math.max(1, tabletScale(screenWidth))) : 1
}
