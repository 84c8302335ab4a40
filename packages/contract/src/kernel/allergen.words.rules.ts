// Which allergens the words of an allergy mean: "nuts", "eggs", "prawns", 牛奶. Pure.
import type { Avoided } from './allergen.rules.ts'

/** Each without its plural. A longer phrase comes before a word that it contains; what means nothing here keeps a word
 *  from being found in it: coconut milk is no milk. */
const said: Partial<Record<Avoided | 'nothing', string>> = {
  nothing:
    'coconut milk, rice milk, hemp milk, breast milk, coconut cream, cocoa butter, shea butter, coconut, nutmeg, butternut, water chestnut, chestnut, eggplant, buckwheat, tiger nut, 椰奶, 椰子, 豆蔻, 栗子, 荞麦, 鱼腥草',
  dairy:
    "milk, cow's milk, cows milk, goat's milk, goats milk, dairy, lactose, casein, whey, butter, buttermilk, cheese, yoghurt, yogurt, cream, ghee, cmpa, cmpi, 牛奶, 奶, 乳, 乳制品, 奶酪, 芝士, 黄油",
  egg: 'egg, albumen, egg white, mayonnaise, 鸡蛋, 蛋, 蛋清',
  fish: 'fish, salmon, tuna, cod, hoki, snapper, anchovy, anchovies, sardine, mackerel, seafood, 鱼, 海鲜',
  crustacean: 'crustacean, prawn, shrimp, crab, lobster, crayfish, koura, scampi, 虾, 蟹, 龙虾, 甲壳类',
  mollusc:
    'mollusc, mollusk, mussel, oyster, scallop, clam, pipi, paua, squid, calamari, octopus, snail, 贝, 蚝, 牡蛎, 鱿鱼, 章鱼, 软体动物',
  shellfish: 'shellfish, seafood, 贝壳类, 海鲜',
  peanut: 'peanut, peanut butter, groundnut, nut, nut butter, 花生, 坚果',
  treeNuts: 'tree nut, treenut, nut, nut butter, praline, marzipan, 坚果, 木本坚果',
  almond: 'almond, almond milk, 杏仁, 巴旦木, 扁桃仁',
  brazilNut: 'brazil nut, brazil, 巴西坚果',
  cashew: 'cashew, cashew nut, 腰果',
  hazelnut: 'hazelnut, hazel nut, filbert, nutella, 榛子',
  macadamia: 'macadamia, macadamia nut, 夏威夷果',
  pecan: 'pecan, pecan nut, 碧根果, 山核桃',
  pineNut: 'pine nut, pinenut, pine kernel, 松子',
  pistachio: 'pistachio, pistachio nut, 开心果',
  walnut: 'walnut, wal nut, 核桃',
  gluten: 'gluten, coeliac, celiac, coeliac disease, celiac disease, 麸质, 谷蛋白, 乳糜泻',
  wheat: 'wheat, spelt, durum, semolina, couscous, bulgur, kamut, 小麦, 面粉',
  barley: 'barley, malt, 大麦',
  oats: 'oat, oatmeal, oat milk, porridge, 燕麦',
  rye: 'rye, 黑麦',
  soy: 'soy, soya, soy milk, soya milk, soy bean, soybean, soya bean, tofu, edamame, miso, tempeh, 大豆, 黄豆, 豆浆, 豆腐',
  sesame: 'sesame, sesame seed, tahini, hummus, houmous, 芝麻, 麻酱',
  lupin: 'lupin, lupine, lupini, 羽扇豆',
  sulphites: 'sulphite, sulfite, sulphur dioxide, sulfur dioxide, 亚硫酸盐, 二氧化硫',
  celery: 'celery, celeriac, 芹菜, 西芹',
  mustard: 'mustard, 芥末, 芥菜籽',
  lanolin: 'lanolin, wool, wool fat, 羊毛脂, 羊毛',
  zinc: 'zinc, zinc oxide, 锌, 氧化锌',
  sunscreen: 'sunscreen, sun cream, sunblock, sunscreen lotion, 防晒霜, 防晒',
  fragrance: 'fragrance, perfume, parfum, scent, 香精, 香料, 香水',
}

const meaning = new Map<string, Avoided[]>()
for (const [code, phrases] of Object.entries(said))
  for (const phrase of phrases.split(', '))
    meaning.set(phrase, [...(meaning.get(phrase) ?? []), ...(code === 'nothing' ? [] : [code as Avoided])])

const isHan = (phrase: string) => /\p{Script=Han}/u.test(phrase)
const longestFirst = [...meaning.keys()].toSorted((a, b) => b.length - a.length)
const phrases = new RegExp(
  longestFirst.map((phrase) => (isHan(phrase) ? phrase : `(?<!\\p{L})${phrase}(?:e?s)?(?!\\p{L})`)).join('|'),
  'gu',
)

/** The allergens that these words mean, each once. Empty for others: kiwifruit, bee stings. */
export function allergensIn(words: string): Avoided[] {
  const plain = words
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[-\s]+/g, ' ')
  const found = [...plain.matchAll(phrases)].flatMap(
    ([phrase]) =>
      meaning.get(phrase) ??
      meaning.get(phrase.replace(/s$/, '')) ??
      meaning.get(phrase.replace(/es$/, '')) ??
      [],
  )
  return [...new Set(found)]
}
