/** First and last names as they go together, by where a family comes from; `dial` begins a number that is not in use. */
type Names = { first: string; last: string; phone: (index: number) => string }

const two = (index: number) => String(index % 100).padStart(2, '0')
const three = (index: number) => String(index % 1000).padStart(3, '0')
/** Numbers that the regulators of these countries keep free for stories. */
const german = (index: number) => (index % 2 === 0 ? `+49 171 39200${two(index)}` : `+49 30 23125${three(index)}`)
const british = (index: number) => `+44 7700 900${three(index)}`

export const origins = {
  german: {
    first:
      'Anna Benedikt Carla David Emilia Fabian Greta Hannes Ida Jakob Katharina Lukas Marlene Niklas Paula Richard Sabine Thilo Ulrike Vincent Wiebke Clemens Franziska Georg Helene Johanna Konrad Leonhard Mirjam Sebastian',
    last: 'Albrecht Baumgartner Dietrich Engelhardt Fiedler Gebhardt Hoffmann Jäger Keller Lindner Maurer Neubauer Ostermann Pohl Reinhardt Sommer Thiele Ullrich Vogt Winkler Ziegler Brückner Hartmann Krämer Löffler Müller Seidel Weber Zimmermann',
    phone: german,
  },
  dutch: {
    first:
      'Anouk Bram Daan Esmee Femke Gijs Hanneke Ivo Jasper Koen Lotte Maarten Niels Olga Pim Roos Sander Tess Wouter Bart Fleur Jeroen Marijke Ruben Sanne Thijs Willemijn Joris',
    last: 'Bakker,van den Berg,de Boer,Dekker,Dijkstra,van Dam,Hendriks,Hoekstra,Janssen,de Jong,Kuipers,van Leeuwen,Meijer,Mulder,Peters,Postma,Smit,Timmermans,Veenstra,Verhoeven,Visser,de Vries,Vos,Willems,de Groot,van der Meer,Kok',
    phone: german,
  },
  portuguese: {
    first:
      'Afonso Beatriz Catarina Duarte Filipa Gonçalo Helena Inês João Leonor Mafalda Nuno Rita Simão Tomás Vasco Carolina Diogo Joana Lourenço Madalena Pedro Raquel Tiago',
    last: 'Almeida Barbosa Cardoso Coelho Domingues Esteves Faria Guerreiro Henriques Lourenço Macedo Marques Moreira Neves Nogueira Pacheco Pinheiro Ramos Sampaio Tavares Vasconcelos Vieira Antunes',
    phone: german,
  },
  turkish: {
    first: 'Aslı Baran Cem Deniz Elif Emre Gizem Hakan İpek Kerem Leyla Murat Nehir Ozan Selin Tolga Yasemin Zeynep',
    last: 'Aksoy Arslan Aydın Bulut Çelik Doğan Erdem Güneş Kaplan Karaca Korkmaz Özkan Polat Şahin Taş Uçar Yavuz',
    phone: german,
  },
  polish: {
    first:
      'Agnieszka Bartosz Dorota Ewa Filip Grzegorz Hanna Jacek Kinga Maciej Magdalena Marek Natalia Paweł Szymon Weronika Wojciech Zofia Tomasz',
    last: 'Baran Borkowski Czarnecki Duda Gajda Górski Jabłoński Kaczmarek Lis Majewski Mazur Nowicki Olszewski Pawlak Rutkowski Sikora Wilk Zając',
    phone: german,
  },
  spanish: {
    first:
      'Adrián Blanca Carmen Daniela Eduardo Gonzalo Irene Javier Lucía Marcos Marta Nerea Pablo Rocío Sergio Teresa Álvaro',
    last: 'Aguilar Benítez Campos Delgado Escobar Fuentes Garrido Herrera Iglesias Lozano Molina Navarro Ortega Prieto Rubio Serrano Vargas Gallardo Peña',
    phone: german,
  },
  italian: {
    first:
      'Alessia Bruno Cecilia Davide Elisa Federico Giorgia Lorenzo Martina Nicola Paolo Sara Stefano Valentina Matteo',
    last: 'Amato Barbieri Caruso D’Angelo Esposito Ferrari Gallo Leone Marchetti Moretti Palumbo Ricci Sala Testa Villa Conti Greco',
    phone: german,
  },
  french: {
    first: 'Adèle Bastien Camille Élodie Florian Gaëlle Hugo Jules Léa Manon Nathan Océane Raphaël Solène Théo Yann',
    last: 'Aubert Blanchard Chevalier Dupuis Fontaine Garnier Lambert Lefèvre Mercier Noël Perrin Renaud Rousseau Vidal Moulin',
    phone: german,
  },
  british: {
    first:
      'Alice Callum Daisy Eleanor Fergus Georgia Harriet Isla Jack Lachlan Megan Oliver Poppy Rhys Sophie Tom Aoife Ciarán Niamh Róisín',
    last: 'Ashworth Bennett Carmichael Doyle Ellis Fletcher Gallagher Hughes Kavanagh Lawson MacLeod Norris O’Brien Pritchard Quinn Shaw Turner Whitfield',
    phone: british,
  },
  nigerian: {
    first: 'Adaeze Babajide Chidi Damilola Efe Funmilayo Ifeanyi Kelechi Ngozi Obinna Segun Temitope Uche Yetunde',
    last: 'Abiola Adebayo Chukwu Eze Ibekwe Nwosu Obi Ogunleye Okafor Onyeka Oyelaran Uzoma Okonkwo',
    phone: british,
  },
  indian: {
    first:
      'Aarav Ananya Bhavna Devika Gaurav Ishaan Kavya Lakshmi Manish Meera Nikhil Pooja Rahul Sanjana Tanvi Vikram Shruti Arjun',
    last: 'Agarwal Banerjee Chatterjee Desai Iyer Joshi Kapoor Kulkarni Menon Nair Patil Rao Reddy Saxena Srinivasan Verma Bhatt',
    phone: british,
  },
  arabic: {
    first: 'Amal Bassam Dina Fadi Ghada Hani Jamila Karim Layla Mazen Nour Omar Rania Sami Tarek Yasmin',
    last: 'Abboud Aziz Darwish Farah Haddad Jaber Khalil Mansour Najjar Saleh Shaheen Tahan Zaidan Habib',
    phone: german,
  },
  ukrainian: {
    first: 'Andriy Bohdana Daryna Halyna Ihor Kateryna Lesya Maksym Nazar Oksana Roman Svitlana Taras Yulia',
    last: 'Bondarenko Danylenko Hrytsenko Ivanchuk Kovalenko Lysenko Melnyk Petrenko Romanchuk Shevchuk Tkachenko Zinchenko',
    phone: german,
  },
  nordic: {
    first: 'Astrid Bjørn Elin Freja Henrik Ingrid Lars Maja Nils Saga Signe Sven Tuva Viggo',
    last: 'Andersen Bergström Dahl Ekman Holmberg Jørgensen Lund Nyström Rasmussen Sandvik Söderberg Åkesson',
    phone: german,
  },
  vietnamese: {
    first: 'Anh Bao Dung Hanh Khanh Lan Linh Minh Ngoc Quang Thao Trang',
    last: 'Dang Dinh Ho Huynh Le Ngo Nguyen Pham Phan Tran Vu',
    phone: german,
  },
  japanese: {
    first: 'Aiko Chie Daichi Emi Haruto Kaori Makoto Naoki Rin Sakura Takumi Yui',
    last: 'Fujii Hayashi Ishikawa Kobayashi Matsuda Nakagawa Okada Saito Ueda Yamashita',
    phone: british,
  },
} satisfies Record<string, Names>
export type Origin = keyof typeof origins

const wordsOf = (text: string) => text.split(text.includes(',') ? ',' : ' ')
const lists = Object.fromEntries(
  Object.entries(origins).map(([origin, { first, last }]) => [origin, { first: wordsOf(first), last: wordsOf(last) }]),
) as Record<Origin, { first: string[]; last: string[] }>

/** The nth person of an origin: every first name comes once before one comes again, then with another last name. */
export function nameAt(origin: Origin, nth: number): string {
  const { first, last } = lists[origin]
  const round = Math.floor(nth / first.length)
  return `${first[nth % first.length]} ${last[(nth * 7 + round * 3) % last.length]}`
}

const plain = (text: string) =>
  text
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()

const hosts = ['mail.example', 'post.example', 'inbox.example', 'letters.example'] as const
/** People write their own address in one of a few ways. */
const mailboxes = [
  (first: string, last: string) => `${first}.${last}`,
  (first: string, last: string) => `${first}${last}`,
  (first: string, last: string) => `${first[0]}.${last}`,
  (first: string, last: string) => `${last}.${first}`,
  (first: string, last: string, index: number) => `${first}.${last}${70 + (index % 30)}`,
] as const

export function emailOf(name: string, index: number): string {
  const [first = '', ...rest] = plain(name).split(' ')
  const mailbox = mailboxes[index % mailboxes.length]!(first, rest.join(''), index)
  return `${mailbox}@${hosts[(index * 3) % hosts.length]}`
}

export const phoneOf = (origin: Origin, index: number) => origins[origin].phone(index)
