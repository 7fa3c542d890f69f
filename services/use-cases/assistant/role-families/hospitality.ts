import { besideSet, family } from './family.ts'

export const hospitality = [
  besideSet('chef', {
    titles:
      'cook | sous chef | line cook | chef de partie | head chef | pastry chef | baker | kitchen manager | Koch | Köchin | Küchenchef | Bäcker | Konditor',
    skills: 'Knife skills; Menu planning; Allergens; Food cost; Working at speed',
    work: 'You cook food that guests come back for, from fresh produce to the plate.',
    team: 'You work in a kitchen with clear stations, a respectful tone and one goal at eight in the evening.',
    suits: 'you love good produce, work cleanly and keep your head when it gets hot.',
  }),
  besideSet('waiter', {
    titles:
      'waitress | server | restaurant server | food and beverage attendant | banquet server | Kellner | Servicekraft | Restaurantfachmann',
    skills: 'Taking orders; Wine and drinks; Foreign languages; Handling cash; Teamwork with the kitchen',
    work: 'You look after our guests, from the welcome to the goodbye, and make an evening of a meal.',
    team: 'You work with the kitchen and the bar as one team, also on full nights.',
    suits: 'you read people well, remember what they ordered and enjoy a busy room.',
  }),
  besideSet('hotel-front-desk', {
    titles:
      'hotel receptionist | guest service agent | night auditor | front office manager | hotel manager | Hotelfachmann | Hotelrezeptionist',
    skills: 'Reservation systems; Foreign languages; Complaint handling; Local tips; Billing',
    work: 'You welcome our guests, know what they need and send them off with a reason to return.',
    team: 'You work with housekeeping, kitchen and management, day and night.',
    suits: 'you are a good host, solve complaints before they grow and enjoy meeting the world.',
  }),
  besideSet('housekeeping-supervisor', {
    titles:
      'housekeeper | room attendant | chambermaid | housekeeping manager | head housekeeper | Hausdame | Zimmermädchen',
    skills: 'Rota planning; Checking rooms; Cleaning products; Training others; Lost and found',
    work: 'You make sure that every room is a pleasure to enter, and that your team has what it needs.',
    team: 'You lead a team from many countries and work closely with the front desk.',
    suits: 'you see what others overlook, lead kindly and keep to the time.',
  }),
  family('bartender', 'Bartender', 'hospitality', {
    titles: 'barista | barkeeper | bar manager | bar staff | coffee shop assistant | Barkeeper | Thekenkraft',
    skills:
      'Drinks and coffee; Speed; Hygiene; Handling cash; Talking with guests; Stock control; Youth protection; Teamwork',
    questions: [
      'Which drink do you like to make, and what makes it good?',
      'The bar is three rows deep. How do you work?',
      'How do you tell a guest that they have had enough?',
      'How do you keep your station clean while it is busy?',
      'Tell us about a guest who came back because of you.',
    ],
    work: 'You make drinks that are worth waiting for, and the place where people like to stay.',
    team: 'You work with the service and the kitchen, and close the bar together.',
    suits: 'you are quick, clean and good company.',
  }),
  family('restaurant-manager', 'Restaurant manager', 'hospitality', {
    titles:
      'food and beverage manager | cafe manager | catering manager | shift manager | Restaurantleiter | Betriebsleiter Gastronomie',
    skills: 'Leading a team; Rota planning; Cost control; Hygiene rules; Guest care; Hiring; Purchasing; Training',
    questions: [
      'How do you start a shift with your team?',
      'Tell us about a complaint that ended well.',
      'How do you find and keep good people?',
      'Which costs do you look at every day?',
      'What changed for guests since you took over your last place?',
    ],
    work: 'You run the restaurant: guests, team and figures are in your hands.',
    team: 'You lead kitchen and service as one team, and are there when it counts.',
    suits: 'you are a host at heart, plan well and lead from the floor.',
  }),
  family('kitchen-assistant', 'Kitchen assistant', 'hospitality', {
    titles:
      'kitchen porter | dishwasher | kitchen helper | fast food worker | food service worker | crew member | canteen assistant | Küchenhilfe | Spülkraft',
    skills:
      'Hygiene; Preparing food; Dishwashing; Working at speed; Teamwork; Reliability; Waste separation; Safe handling of knives',
    questions: [
      'What does a clean workplace look like to you?',
      'Tell us about a day on which a lot came at once. How did you manage?',
      'How do you work with people whose language you do not share?',
      'What do you do when you see something unsafe?',
      'Which hours suit you, and why?',
    ],
    work: 'You keep the kitchen clean and supplied, and help with the preparation.',
    team: 'You work hand in hand with the cooks, who show you what you want to learn.',
    suits: 'you are reliable, quick and see what needs doing.',
  }),
]
