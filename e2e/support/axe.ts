// Runs axe. It is injected once into each document. The app has no frames, so that is enough.
import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A link to a screen is a hash, which axe takes for a place on this page once it is scrolled out of sight. */
const notOurs = { 'skip-link': { enabled: false } }
/** Of what axe reads ahead, the rules of these tags need media and no style sheets. */
const options: axe.RunOptions = {
  runOnly: wcag,
  rules: notOurs,
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** The axe violations on the page, each with its elements.
 *  @param without selects what is looked at elsewhere */
export async function violations(page: Page, without?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const shown = { options, context: without === undefined ? undefined : { exclude: [without] } }
  return page.evaluate(async ({ options, context }) => {
    // Wait for animations to end, so that elements are checked in their final position.
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const found = await window.axe?.run(context ?? document, options)
    if (!found) throw new Error('axe is not there')
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    )
  }, shown)
}
