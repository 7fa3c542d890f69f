import { besideSet, family } from './family.ts'

export const software = [
  besideSet('backend-engineer', {
    titles:
      'backend developer | server side developer | java developer | python developer | go developer | php developer | ruby developer | node developer | dotnet developer | api developer | Backend Entwickler',
    skills: 'Relational databases; Message queues; Secure coding; Code review; Observability',
    work: 'You design, build and run the services behind our product, from the data model to the day they are in production.',
    team: 'You work in a small team with product, design and operations, and decide together what is worth building.',
    suits: 'you like simple designs, measured decisions and code that others enjoy reading.',
  }),
  besideSet('frontend-engineer', {
    titles:
      'frontend developer | web developer | react developer | javascript developer | typescript developer | ui developer | angular developer | vue developer | Frontend Entwickler | Webentwickler',
    skills: 'TypeScript; HTML and semantics; Design systems; Browser debugging; Code review',
    work: 'You build the interface that our customers use every day, and make it fast, accessible and pleasant to use.',
    team: 'You work side by side with designers and backend engineers, and show your work early and often.',
    suits: 'you notice details, measure before you optimize and care about people on small screens and slow networks.',
  }),
  besideSet('devops-engineer', {
    titles:
      'site reliability engineer | sre | platform engineer | cloud engineer | infrastructure engineer | system administrator | Systemadministrator | DevOps Ingenieur',
    skills: 'Linux; Containers and orchestration; Networking; Backup and recovery; Scripting',
    work: 'You build and run the platform that our teams deliver on, and make releases boring and recovery quick.',
    team: 'You help every product team to run what they build, and lead calm reviews after incidents.',
    suits: 'you automate what is done twice, write things down and keep calm when alarms ring.',
  }),
  besideSet('qa-engineer', {
    titles:
      'quality assurance engineer | test engineer | software tester | qa analyst | automation tester | sdet | Softwaretester | Testingenieur',
    skills: 'Test automation; Exploratory testing; Clear bug reports; API testing; Risk assessment',
    work: 'You find out how our product can fail before customers do, and build the tests that keep it working.',
    team: 'You are part of a product team from the first idea to the release, and shape how quality is built in.',
    suits: 'you are curious, precise and able to explain a risk so that others act on it.',
  }),
  besideSet('it-support', {
    titles:
      'it support engineer | helpdesk technician | service desk analyst | desktop support | technical support engineer | it administrator | it technician | IT Supporter | Fachinformatiker Systemintegration',
    skills: 'Ticket handling; Windows and macOS; Networks and printers; Account management; Writing help articles',
    work: 'You keep the computers, accounts and networks of our colleagues working, and solve problems at their root.',
    team: 'You are the first contact for everyone in the company and work closely with infrastructure and security.',
    suits: 'you are patient, explain things without jargon and like a tidy queue of tickets.',
  }),
  family('software-engineer', 'Software engineer', 'software', {
    titles:
      'software developer | programmer | full stack developer | full stack engineer | fullstack engineer | application developer | Softwareentwickler | Anwendungsentwickler | Softwareingenieur',
    skills:
      'Programming; Data modeling; Automated testing; API design; Debugging; Version control; Code review; Databases; Secure coding; Explaining trade-offs',
    questions: [
      'Describe something you built from the first idea to daily use. What did you decide, and what would you decide differently today?',
      'Tell us about a bug that was hard to find. How did you narrow it down?',
      'When did you choose the simpler solution over the better one? How did it turn out?',
      'How do you make sure that your change does not break something else?',
      'Tell us about feedback on your code that changed how you work.',
    ],
    work: 'You turn ideas into software that works: you shape the solution, write the code and stay with it in production.',
    team: 'You work in a small team that plans together, reviews each other’s code and releases every week.',
    suits: 'you like to learn, ask early and leave code better than you found it.',
  }),
  family('mobile-developer', 'Mobile developer', 'software', {
    titles:
      'ios developer | android developer | mobile engineer | swift developer | kotlin developer | flutter developer | react native developer | app developer | App Entwickler',
    skills:
      'Swift or Kotlin; Mobile interface design; Offline storage; App store releases; Performance on devices; Automated testing; Accessibility; Push messages',
    questions: [
      'Which app that you worked on are you proud of, and which part of it was yours?',
      'How do you keep an app usable when the connection comes and goes?',
      'Tell us about a crash that only some users had. How did you find it?',
      'What do you do so that an update does not lose what people have on their phone?',
      'When do you use what the platform offers, and when do you build it yourself?',
    ],
    work: 'You build the app that our customers carry with them, from the first sketch to the release in the stores.',
    team: 'You work with designers, backend engineers and the people who answer our customers.',
    suits: 'you test on old phones, care about battery and bandwidth and like to see people use your work.',
  }),
  family('security-engineer', 'Security engineer', 'software', {
    titles:
      'information security engineer | application security engineer | cyber security analyst | security analyst | penetration tester | soc analyst | information security officer | IT Sicherheitsexperte',
    skills:
      'Threat modeling; Vulnerability management; Incident response; Identity and access; Secure code review; Cloud security; Log analysis; Explaining risk',
    questions: [
      'Describe a weakness that you found. How did you judge its risk, and what happened with it?',
      'Walk us through the first hour after you learn that an account was taken over.',
      'How do you win a team that has no time for security?',
      'Which control would you introduce first in a company that has none, and why?',
      'Tell us about a rule that made work harder without making it safer. What did you do?',
    ],
    work: 'You find out where we can be attacked, close what matters first and prepare us for the day something happens.',
    team: 'You advise product and infrastructure teams as an ally, and report to those who decide about risk.',
    suits: 'you think like an attacker, write like a colleague and prefer evidence to fear.',
  }),
  family('engineering-manager', 'Engineering manager', 'software', {
    titles:
      'development manager | head of engineering | team lead software development | technical lead | tech lead | cto | director of engineering | Entwicklungsleiter | Teamleiter Softwareentwicklung',
    skills:
      'Leading engineers; Hiring; Technical judgment; Planning and delivery; Coaching; Feedback; Conflict resolution; Incident reviews',
    questions: [
      'How did you help an engineer to grow who was stuck? What did you do in the first month?',
      'A project will be late. When do you say so, to whom and how?',
      'Tell us about a technical decision of your team that you did not agree with.',
      'How do you keep your team from burning out while delivering?',
      'What do you look for when you hire, and how do you find out?',
    ],
    work: 'You lead a team of engineers: you hire, coach and clear the way, and answer for what the team delivers.',
    team: 'You work with product management and your fellow managers, and stay close enough to the code to judge it.',
    suits: 'you are proud of what others achieve and say difficult things early and kindly.',
  }),
  family('software-architect', 'Software architect', 'software', {
    titles:
      'solution architect | enterprise architect | cloud architect | system architect | technical architect | Softwarearchitekt',
    skills:
      'System design; Integration; Documenting decisions; Cloud platforms; Non-functional requirements; Modeling; Facilitation; Migration of systems',
    questions: [
      'Describe an architecture that you changed while it was in use. How did you get from one to the other?',
      'Which quality did you give up on purpose, and how did you explain it?',
      'How do you find out that a design does not work before it is built?',
      'How do you get teams to follow a decision that they did not make?',
      'Tell us about a decision record that was worth writing.',
    ],
    work: 'You shape how our systems fit together, and help teams to take decisions that still hold in five years.',
    team: 'You work with several product teams, build prototypes with them and write decisions down.',
    suits: 'you draw clear pictures, listen first and know what can be decided later.',
  }),
]
