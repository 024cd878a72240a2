import { web as english } from './en.ts'

export const web = {
  proof: {
    title: 'Saldobevis',
    lead: 'Varje natt räknar vi ihop vad våra medlemmar har i varje valuta och publicerar summan. Varje medlem kan kontrollera att det egna saldot ingår.',
    demo: 'Detta är en demo. Inget av det är riktiga pengar.',
    newest: 'Senaste beviset',
    none: 'Inget bevis har gjorts ännu. Det första kommer inom ett dygn.',
    after: 'Efter bokning',
    total: 'Skuld till medlemmar',
    platform: 'Plattformens sida; tillsammans med summan blir det noll',
    leaves: 'Löv, även tomma',
    root: 'Rot',
    signature: 'Underskrift',
    key: 'Vår nyckel',
    download: 'Ladda ner som JSON',
    earlier: 'Tidigare bevis',
    languages: 'Språk',
    proves: {
      title: 'Vad ett bevis visar',
      first: 'Den publicerade summan omfattar saldot för varje medlem som kontrollerar och hittar det där.',
      second: 'Ingen kan utelämnas, räknas för lågt eller under noll utan att den egna kontrollen misslyckas.',
      third: 'Alla får veta samma sak: varje bevis är underskrivet och ändras aldrig efteråt.',
    },
    not: {
      title: 'Vad det inte visar',
      first: 'Det visar vad vi är skyldiga medlemmarna. Det visar inte att pengarna finns.',
      second: 'Det fungerar bara om medlemmar kontrollerar. Den som aldrig kontrollerar kan utelämnas.',
      third:
        'Vägen till ditt löv visar några summor för andra medlemmar, utan namn. Tomma löv döljer hur många medlemmar det finns.',
    },
    how: {
      title: 'Så kontrollerar du',
      app: 'Öppna dina plånböcker i appen och välj saldobeviset. Telefonen räknar själv.',
      script: 'Vill du inte lita på någon: spara din del där, ladda ner skriptet, läs det och kör det med Node.',
      key: 'Skriv upp vår nyckel nu. Ett bevis med en annan nyckel är inte vårt.',
      until: 'Din del finns kvar tills nästa bevis görs. Spara den för att kontrollera den senare.',
      download: 'Ladda ner skriptet',
    },
    accounts: {
      outside: 'Kommit utifrån',
      fees: 'Avgifter',
      capital: 'Eget kapital',
      pool: 'Belöningsfond',
      exchange: 'Växling',
      escrow: 'Reserverat för order',
      clearing: 'På väg',
    },
  },
  transparency: english.transparency,
}
