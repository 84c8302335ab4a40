import { Choice } from '../../kit/Choice.tsx'
import type { Language } from '../../platform/i18n/chosen.ts'
import { chooseLanguage, useLanguage, useT } from '../../platform/i18n/language.ts'

// Each language is named in that language.
const names: { value: Language; label: string }[] = [
  { value: 'en-US', label: 'English' },
  { value: 'zh-CN', label: '中文' },
]

export function LanguageSwitch() {
  const t = useT()
  return (
    <Choice
      label={t('auth.language')}
      options={names}
      value={useLanguage()}
      onChange={(language) => void chooseLanguage(language)}
    />
  )
}
