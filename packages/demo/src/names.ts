// Names as they stand on the rolls of centres in New Zealand and Australia. A heritage keeps given names, family
// names and looks together, so that a face fits its name; nobody in particular is meant.
import type { Random } from './random.ts'

interface Heritage {
  /** How many of a hundred children. */
  share: number
  girls: readonly string[]
  boys: readonly string[]
  families: readonly string[]
  /** Places in the lists of the drawn faces. */
  skins: readonly number[]
  hairColours: readonly number[]
}

const list = (words: string) => words.split(', ')

export const heritages = {
  maori: {
    share: 24,
    girls: list(
      'Aroha, Mārama, Hinemoa, Kōwhai, Anahera, Tia, Maia, Ngaio, Waimārie, Rongomai, Huia, Ātaahua, Kahurangi, Ariana, Pania, Te Rina',
    ),
    boys: list(
      'Nikau, Tāne, Wiremu, Kauri, Te Ariki, Matiu, Hēmi, Rāwiri, Ihaia, Tama, Māui, Kahu, Tawhiri, Manaia, Rongo, Hōhepa',
    ),
    families: list(
      'Ngata, Te Whare, Parata, Rangihuna, Tūrei, Paewai, Kereama, Hēnare, Waititi, Tamihana, Ruatapu, Mātene, Pōtiki, Wētere, Tāmati, Hōhaia',
    ),
    skins: [2, 3, 4],
    hairColours: [0, 1, 1, 2],
  },
  european: {
    share: 34,
    girls: list(
      'Charlotte, Isla, Olivia, Amelia, Harper, Zoë, Matilda, Freya, Ruby, Eloise, Poppy, Siân, Hazel, Georgia, Chloé, Niamh',
    ),
    boys: list(
      'Oliver, Jack, Noah, Theo, Lachlan, George, Hugo, Finn, Archie, Angus, Léo, Otis, Rory, Felix, Jasper, Sören',
    ),
    families: list(
      'Wilson, McAllister, Thompson, Fraser, Whitford, Harding, O’Sullivan, Bennett, Macpherson, Ashworth, van der Berg, Novák, Lindqvist, Hughes, Pemberton, Kowalski',
    ),
    skins: [0, 0, 1, 1],
    hairColours: [2, 2, 3, 4, 5, 5, 6],
  },
  pacific: {
    share: 14,
    girls: list('Sina, Lani, Mele, Talia, Salote, Leilani, Moana, Fetū, ʻAna, Tiare'),
    boys: list('Tevita, Sione, Malakai, Tavita, Semisi, Ioane, Fetuʻu, Manu, Lotu, Viliami'),
    families: list('Fifita, Faleafa, Tuilagi, Leota, Taufa, ʻOfa, Matagi, Seumanu, Vaʻaelua, Pouono'),
    skins: [3, 4, 5],
    hairColours: [0, 0, 1],
  },
  chinese: {
    share: 12,
    girls: list('Yuxin, Mei, Jiayi, Xinyi, Lily, Ruoxi, Anqi, Zihan'),
    boys: list('Haoran, Zixuan, Lucas, Yichen, Junjie, Ethan, Mingze, Yifan'),
    families: list('Wang, Li, Zhang, Chen, Liu, Huang, Zhou, Wu, Lin, Xu'),
    skins: [0, 1, 2],
    hairColours: [0, 0, 1],
  },
  indian: {
    share: 10,
    girls: list('Aanya, Diya, Kavya, Meera, Saanvi, Ishani, Priya, Anika'),
    boys: list('Aarav, Vihaan, Arjun, Rohan, Ishaan, Kabir, Dev, Aditya'),
    families: list('Patel, Sharma, Singh, Nair, Reddy, Kaur, Iyer, Fernando, Perera, Chaudhary'),
    skins: [3, 4, 5],
    hairColours: [0, 0, 1],
  },
  african: {
    share: 6,
    girls: list('Amina, Zuri, Hodan, Makena, Selam, Nia'),
    boys: list('Kofi, Abdi, Tariku, Jabari, Yusuf, Amadi'),
    families: list('Okafor, Mohamed, Tesfaye, Abdullahi, Mwangi, Diallo'),
    skins: [6, 7],
    hairColours: [0, 1],
  },
} as const satisfies Record<string, Heritage>

export type HeritageName = keyof typeof heritages
export type Sex = 'female' | 'male'

export interface Name {
  firstName: string
  familyName: string
  sex: Sex
  heritage: HeritageName
}

/** Names of which no two are the same, first names seldom. */
export function namesFrom(random: Random, taken: readonly Pick<Name, 'firstName' | 'familyName'>[] = []) {
  const used = new Map<string, number>()
  const full = new Set(taken.map(({ firstName, familyName }) => `${firstName} ${familyName}`))
  const draw = (): Name => {
    const heritage = drawHeritage(random)
    const { girls, boys, families } = heritages[heritage]
    const sex = random.chance(0.5) ? 'female' : 'male'
    const firstName = random.pick<string>(sex === 'female' ? girls : boys)
    return { firstName, familyName: random.pick<string>(families), sex, heritage }
  }
  return function next(): Name {
    for (;;) {
      const name = draw()
      const key = `${name.firstName} ${name.familyName}`
      const times = used.get(name.firstName) ?? 0
      if (full.has(key) || random.chance(times * 0.4)) continue
      full.add(key)
      used.set(name.firstName, times + 1)
      return name
    }
  }
}

function drawHeritage(random: Random): HeritageName {
  let left = random.next() * 100
  for (const [name, { share }] of Object.entries(heritages)) {
    left -= share
    if (left < 0) return name as HeritageName
  }
  return 'european'
}
