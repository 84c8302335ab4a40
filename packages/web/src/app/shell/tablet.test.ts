import { describe, expect, test } from 'vitest'
import { deviceInfo, tabletScale, textScale } from './tablet.ts'

const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)'
const macLike = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const androidTablet = 'Mozilla/5.0 (Linux; Android 14; SM-X200)'
const androidPhone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'

test('the scale of section 9', () => {
  expect([1400, 1000, 999, 834, 833, 768, 390].map(tabletScale)).toEqual([0.7, 0.7, 1.2, 1.2, 1.5, 1.5, 1.5])
})

describe('detection', () => {
  test.each([
    [iPad, 5, true, false],
    [macLike, 5, true, false],
    [macLike, 0, false, true],
    [androidTablet, 5, true, false],
    [androidPhone, 5, false, false],
    [windows, 0, false, true],
  ])('%s', (agent, touch, isTablet, isDesktopBrowser) => {
    expect(deviceInfo(agent, touch, 800, 1000)).toMatchObject({ isTablet, isDesktopBrowser })
  })

  test('a large screen, and the desktop version', () => {
    expect(deviceInfo(iPad, 5, 1024, 700).isLargeScreen).toBe(true)
    expect(deviceInfo(iPad, 5, 768, 1024).isLargeScreen).toBe(true)
    expect(deviceInfo(iPad, 5, 768, 1023).isLargeScreen).toBe(false)
    expect(deviceInfo(iPad, 5, 768, 1023).shouldUseDesktopVersion).toBe(false)
    expect(deviceInfo(windows, 0, 600, 600).shouldUseDesktopVersion).toBe(true)
  })

  test('says all that the specification lists', () => {
    expect(deviceInfo(iPad, 5, 1180, 820)).toEqual({
      isDesktopBrowser: false,
      isTablet: true,
      isLargeScreen: true,
      screenWidth: 1180,
      screenHeight: 820,
      shouldUseDesktopVersion: true,
    })
  })

  test('without a window, uses the default width of section 9', () => {
    expect(deviceInfo(iPad, 5).screenWidth).toBe(750)
  })
})

test('text is scaled on tablets only, and never made smaller', () => {
  const scale = (agent: string, width: number) => textScale(deviceInfo(agent, 5, width, 1000))
  expect([scale(iPad, 1180), scale(iPad, 834), scale(iPad, 768)]).toEqual([1, 1.2, 1.25])
  expect([scale(androidPhone, 390), scale(windows, 1440)]).toEqual([1, 1])
})
